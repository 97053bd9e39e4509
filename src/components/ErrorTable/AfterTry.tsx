import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ErrorData} from '@site/src/plugins/product-model/kinds/errors';
import {OPERATOR_CARD} from '../siteLinks';
import {personOf} from './errorTexts';

type Props = {
  readonly error: ErrorData;
  /** Whether this is in a table of errors. The text above it says once what to do when the tile is red again. */
  readonly isRow?: boolean;
  /** Called when the reader follows a link. */
  readonly onLeave?: (() => void) | undefined;
};

/** Show what the operator does after a try that did not help. With another verdict, nothing is tried. */
export default function AfterTry({error, isRow, onLeave}: Props): ReactNode {
  if (error.verdict !== 'try') return null;
  const who = personOf(error);
  if (error.deviceHasPassed)
    return (
      <Translate
        id="obis.errorTable.noHelp"
        description="Error code on a green tile: stands after the actions of the operator"
        values={{who}}>
        {'If that does not help, call: {who}.'}
      </Translate>
    );
  const tray = (
    <Translate
      id="obis.errorTable.tellForTray"
      description="Error code on a red tile: whom the operator tells about a device that goes into the red tray"
      values={{who}}>
      {'For the red tray, tell: {who}.'}
    </Translate>
  );
  if (isRow) return tray;
  const card = (
    <Link to={`${OPERATOR_CARD}#red`} onClick={onLeave}>
      <Translate
        id="obis.errorTable.card"
        description="Error code on a red tile: link to the part of the operator card for red, in 'begin again at {card}'">
        Red on the card
      </Translate>
    </Link>
  );
  return (
    <Translate
      id="obis.errorTable.redAgain"
      description="Error code on a red tile: stands after the actions of the operator. {tray} is a sentence"
      values={{card, tray}}>
      {'Red again: begin again at {card}. {tray}'}
    </Translate>
  );
}
