import type { ReactNode } from 'react';
import { useApplicationName, useConfiguration } from '../../../lib/config.ts';
import classes from './Policy.module.css';

/** Renders sections A to H. The six hot phrases appear in the order that the challenge needs; everything around them may be reworded. */
export function PolicyText() {
  const name = useApplicationName();
  return (
    <>
      <p>Effective date: 21 March 2019</p>
      <p>
        {name} (&ldquo;we&rdquo;) sells juice at <Hot>{ownAddress()}</Hot>. To do that we have to know a few things
        about you. This page says which ones, what we do with them, who else gets to see them, and how you get rid of
        them again. By buying from us you agree to it.
      </p>

      <h2>A. What we collect</h2>
      <h3>A1. What you tell us</h3>
      <p>
        When you register, order, complain or write to us, we keep what you enter: your email address and password, the
        answer to your security question, your name, your delivery addresses and telephone numbers, your cards, your
        orders and reviews, the photos that you hang on our wall and what you say to our chatbot.
      </p>
      <h3>A2. What your browser tells us</h3>
      <p>
        With every page that you open, your browser sends us your IP address, its own name and version, the page that
        you came from and the time. <Hot>We may also</Hot> note where you were when you last logged out, so that you can
        see if it was not you.
      </p>
      <h3>A3. Cookies and other memory</h3>
      <p>
        Cookies are small notes that your browser keeps for us. We use them to know that you are logged in, which
        language you read and which messages you have already closed. Your basket and your session lie in the storage of
        your browser as well. You can <Hot>instruct you</Hot>r browser to tell you about each cookie, or{' '}
        <Hot>to refuse all</Hot> of them. Without them you can look around, but you cannot buy anything.
      </p>

      <h2>B. What we use it for</h2>
      <p>We use your data for the following, and for nothing else:</p>
      <ul>
        <li>to squeeze, pack and deliver what you have ordered, and to take your money for it;</li>
        <li>to answer you when you ask, and to help you when something went wrong;</li>
        <li>to tell you about changes to your account, your orders and these terms;</li>
        <li>to find out which juices people like, so that we have enough of them;</li>
        <li>to notice when somebody uses the shop in ways that it was not made for.</li>
      </ul>

      <h2>C. How long we keep it</h2>
      <p>
        We keep your account for as long as you have it, orders and invoices for as long as the law wants us to, and the
        records of our servers for no longer than we need them to look after the shop.
      </p>

      <h2>D. Who else gets to see it</h2>
      <p>
        We do not sell your data. The companies that deliver our parcels and handle our payments get what they need for
        that, and have to keep it to themselves. If we sell the shop, your data goes with it, under the same promises.
        And we hand data over where we believe in good faith that this is <Hot>reasonably necessary</Hot>
      </p>
      <ul>
        <li>to obey a law or the order of a court;</li>
        <li>to protect what belongs to us;</li>
        <li>to prevent or investigate wrongdoing around the shop;</li>
        <li>to keep our customers and everybody else from harm.</li>
      </ul>

      <h2>E. How we protect it</h2>
      <p>
        Your data is worth a lot to us, and we do what a juice shop can do to keep it safe. But nothing that is sent
        over a network or stored on a computer is ever entirely safe, and nobody can promise you that it is. Choose a
        password that you use nowhere else, and switch two-factor authentication on.
      </p>

      <h2>F. Where other people&rsquo;s pages begin</h2>
      <p>
        Some of our links lead to pages that are not ours, and have privacy policies of their own. We do not write those
        pages, do not watch over them, and take no <Hot>responsibility</Hot> for what they show or do. Please read what
        they say before you tell them anything.
      </p>

      <h2>G. Children</h2>
      <p>
        Our shop is for people of 18 years and over. We do not knowingly keep data of anybody younger. If your child has
        told us something about themselves, write to us, and we delete it.
      </p>

      <h2>H. Your rights, and changes to this page</h2>
      <p>
        You may see what we know about you (&ldquo;Request Data Export&rdquo;), correct it, and have it deleted
        (&ldquo;Request Data Erasure&rdquo;). From time to time we change this page; then the date at its top changes
        too, and if the change matters we tell you before it takes effect.
      </p>
    </>
  );
}

/** Returns this shop's address without the port, as the policy names it (ui-shop.md 5.40). */
export function ownAddress(): string {
  return `${window.location.protocol}//${window.location.hostname}`;
}

/** Shows whom to contact about the policy. */
export function PolicyContact() {
  const name = useApplicationName();
  const address = useConfiguration()?.application.privacyContactEmail ?? `donotreply@${window.location.hostname}`;
  return (
    <>
      <h2>Contact</h2>
      <p>Do you have a question about your privacy? Write to us, we read everything:</p>
      <address>
        {name}
        <br />
        {ownAddress()}
        <br />
        <a href={`mailto:${address}`}>{address}</a>
      </address>
    </>
  );
}

/** Renders a phrase that catches fire under the pointer. Read in order, these phrases lead to a secret address (ui-shop.md 5.40). */
// weakness: privacyPolicyProofChallenge (an address that is merely hidden, in words that anyone can read)
function Hot({ children }: { readonly children: ReactNode }) {
  return <span className={`hot ${classes.hot}`}>{children}</span>;
}
