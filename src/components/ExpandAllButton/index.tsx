import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Show a button that opens or closes all collapsible sections of the page. It is hidden until the page is hydrated. */
export default function ExpandAllButton(): ReactNode {
  const [open, setOpen] = useState(false);
  const toggle = () => {
    for (const section of document.querySelectorAll('details')) section.open = !open;
    setOpen(!open);
  };
  const labels = [
    translate({
      id: 'obis.openAll.open',
      message: 'Open all answers',
      description: 'FAQ: button that shows all answers',
    }),
    translate({
      id: 'obis.openAll.close',
      message: 'Close all answers',
      description: 'FAQ: button that folds all answers',
    }),
  ];
  return (
    <button type="button" className="clean-btn needs-scripts" onClick={toggle}>
      {labels[Number(open)]}
    </button>
  );
}
