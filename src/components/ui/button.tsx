import { type ComponentProps, useId } from 'react';
import { classNames } from '../../lib/class-names';
import { Link } from './link';

const hintId = 'new-tab';

/** Props of an external link. That it opens a new tab is its accessible description, so that its name stays the visible text. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': hintId } as const;

export const NewTabHint = () => (
  <p id={hintId} hidden>
    Opens in a new tab
  </p>
);

type Look = {
  /** `primary` is the one main action in view; `quiet` has no border. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'medium' | 'small' | 'large' | undefined;
};

/** Class names of `buttons.css`. */
const look = ({ tone = 'secondary', size = 'medium' }: Look, className?: string) =>
  classNames('button', `button-${size}`, `button-${tone}`, className);

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> & {
    /** Whether its act is under way: the button keeps the focus, and a press does nothing. */
    isBusy?: boolean | undefined;
    /** The id of the sentence on the page that says why the button cannot act. It can act without one. */
    whyNot?: string | false | undefined;
    /** For an arrow: whether what it moves is at its end, which the page shows. */
    isAtEnd?: boolean;
    /** Whether a double click is one press: the second click does nothing, also on a button that comes in the same place. */
    actsOnce?: boolean;
  };

export const Button = (props: ButtonProps) => {
  const { tone, size, className, type = 'button', isBusy, whyNot, isAtEnd, actsOnce, onClick, ...attributes } = props;
  const describedBy = classNames(attributes['aria-describedby'], whyNot);
  return (
    <button
      {...attributes}
      type={type}
      className={look({ tone, size }, className)}
      onClick={(event) => {
        // It would send the form.
        if (actsOnce && event.detail > 1) event.preventDefault();
        else if (!isBusy) onClick?.(event);
      }}
      {...(whyNot || isAtEnd ? { disabled: true } : isBusy !== undefined && { 'aria-disabled': isBusy })}
      {...(describedBy && { 'aria-describedby': describedBy })}
    />
  );
};

type ButtonLinkProps = Look &
  Pick<ComponentProps<typeof Link>, 'to' | 'state' | 'onClick' | 'className' | 'children'> & {
    newTab?: boolean | undefined;
    describedBy?: string;
    /** Stands below the button, and describes it. */
    note?: string | undefined;
  };

export const ButtonLink = (props: ButtonLinkProps) => {
  const { tone, size, className, newTab: opensNewTab, describedBy, note, ...rest } = props;
  const id = useId();
  const description = classNames(describedBy, note && id);
  const link = (
    <Link
      className={look({ tone, size }, className)}
      {...rest}
      {...(description && { 'aria-describedby': description })}
      {...(opensNewTab && newTab)}
    />
  );
  if (!note) return link;
  return (
    <div className="grid content-start justify-items-start">
      {link}
      <p id={id} className={classNames(tone === 'quiet' ? '-mt-2' : 'mt-1.5', 'text-fg-quiet text-sm print:hidden')}>
        {note}
      </p>
    </div>
  );
};

type ActionLinkProps = Omit<ButtonLinkProps, 'to' | 'children' | 'note'> & {
  action: { href: string; label: string; note?: string | undefined };
};

export const ActionLink = ({ action: { href, label, note }, ...look }: ActionLinkProps) => (
  <ButtonLink {...look} to={href} note={note}>
    {label}
  </ButtonLink>
);
