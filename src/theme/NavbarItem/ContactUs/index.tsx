import type {ReactNode} from 'react';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import styles from './styles.module.css';

/** Show *Contact Us*, the link to the company site. It is a button in the navbar, and a plain entry in the menu of small screens. */
export default function ContactUs(props: Props): ReactNode {
  return <DefaultNavbarItem {...props} className={props.mobile ? undefined : styles.contact} />;
}
