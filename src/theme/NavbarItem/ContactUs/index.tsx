import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

type Props = {
  readonly label: string;
  readonly href: string;
  readonly mobile?: boolean;
  readonly className?: string;
  /** Closes the mobile sidebar. */
  readonly onClick?: ComponentProps<'a'>['onClick'];
};

/** Navbar item `custom-contactUs`: a button-like link to the company site; a plain menu row in the mobile sidebar. */
export default function ContactUs({
  label,
  href,
  mobile = false,
  className,
  onClick,
}: Props): ReactNode {
  const link = (
    <Link
      className={clsx(mobile ? 'menu__link' : styles.button, className)}
      href={href}
      onClick={onClick}>
      {label}
      {!isInternalUrl(href) && <IconExternalLink width={12} height={12} />}
    </Link>
  );
  return mobile ? (
    <li className="menu__list-item">{link}</li>
  ) : (
    <div className="navbar__item">{link}</div>
  );
}
