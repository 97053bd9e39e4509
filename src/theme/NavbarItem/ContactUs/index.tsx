import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {
  readonly label: string;
  readonly href: string;
  readonly mobile?: boolean;
  readonly className?: string;
};

/** Navbar item `custom-contactUs`: a button-like link to the company site; a plain menu row in the mobile sidebar. */
export default function ContactUs({label, href, mobile = false, className}: Props): ReactNode {
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link className={clsx('menu__link', className)} href={href}>
          {label}
        </Link>
      </li>
    );
  }
  return (
    <Link className={clsx('navbar__item', styles.button, className)} href={href}>
      {label}
    </Link>
  );
}
