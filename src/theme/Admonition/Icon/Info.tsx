export {default} from './Note';
