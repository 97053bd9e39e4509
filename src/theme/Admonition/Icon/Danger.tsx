export {default} from './Warning';
