/** Show the crash page if the layout has crashed. */
export {default} from '@site/src/components/CrashPage';
