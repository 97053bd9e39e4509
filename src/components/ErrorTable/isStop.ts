import type {ErrorData} from '@site/src/plugins/product-model/kinds/errors';

/** Return whether the verdict on an error is an order to stop work. */
export const isStop = ({verdict}: Pick<ErrorData, 'verdict'>): boolean =>
  verdict === 'stop' || verdict === 'stop-all';
