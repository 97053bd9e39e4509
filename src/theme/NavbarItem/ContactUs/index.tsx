import type {ReactNode} from 'react';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import styles from './styles.module.css';

/** Show the link to the company site as a button in the navbar, or as an entry in the menu for small screens. */
export default function ContactUs(props: Props): ReactNode {
  return <DefaultNavbarItem {...props} className={props.mobile ? undefined : styles.contact} />;
}
