import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { site } from '../../content/site/site';
import { isNewsletterEmail, type NewsletterState, subscribe, untilReset } from '../../services/site/newsletter';
import { Button } from '../ui/button';

const messages: Readonly<Record<NewsletterState, string>> = {
  idle: '',
  loading: 'Subscribing...',
  success: 'Thanks for subscribing! Check your inbox soon.',
  error: 'Something went wrong. Please try again.',
};

/** The newsletter form. An invalid address is ignored without a message on purpose, and the field keeps focus. */
export const NewsletterForm = () => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<NewsletterState>('idle');
  const isBusy = state === 'loading' || state === 'success';

  const run = async (email: string) => {
    const hadFocus = document.activeElement === field.current;
    // At once: a second Enter may come before React renders.
    flushSync(() => setState('loading'));
    let last: NewsletterState = 'idle';
    try {
      await subscribe(email);
      setState('success');
      if (field.current) field.current.value = '';
      await untilReset();
    } catch {
      last = 'error';
    }
    flushSync(() => setState(last));
    // A disabled field loses focus; it gets focus back, unless the visitor has moved on.
    if (hadFocus && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const email = field.current?.value ?? '';
    if (!isBusy && isNewsletterEmail(email)) void run(email);
  };

  return (
    // `method="dialog"` outside a dialog does nothing. Without script, a GET form would put the email address into the URL.
    <form aria-label="Newsletter" method="dialog" noValidate onSubmit={onSubmit} className="max-w-xl">
      <label htmlFor={id} className="mb-4 block text-balance font-display font-semibold text-heading">
        One project a month, by email
      </label>
      <div className="flex border-fg border-b-2 focus-within:border-vermilion noscript:hidden">
        <input
          ref={field}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@company.com"
          aria-describedby={`${id}-demo`}
          className="min-h-14 w-full min-w-0 bg-transparent text-lead placeholder:text-fg-quiet disabled:opacity-60"
          disabled={isBusy}
        />
        <Button type="submit" tone="quiet" className="px-3" isBusy={isBusy}>
          Subscribe
        </Button>
      </div>
      <p id={`${id}-demo`} className="mt-3 text-fg-quiet text-sm noscript:hidden">
        Demo: nothing is sent.
      </p>
      <p role="status" className="mt-1 min-h-6 text-sm">
        {messages[state]}
      </p>
      <p className="hidden text-sm noscript:block">
        This form needs JavaScript. Without it, write to{' '}
        <a translate="no" href={`mailto:${site.supportEmail}`}>
          {site.supportEmail}
        </a>
        .
      </p>
    </form>
  );
};
