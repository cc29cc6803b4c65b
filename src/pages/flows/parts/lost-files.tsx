import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';

/** Stands where a form is sent, away from its upload fields: files that were attached before a reload. It blocks nothing. */
export const LostFiles = (props: {
  names: readonly string[];
  /** Where they can be attached again. */
  to: string;
  onClick?: MouseEventHandler;
}) =>
  props.names.length > 0 && (
    <p className="wrap-anywhere border-sun border-l-8 bg-ground-raised p-4">
      Not attached any more, as a page cannot keep files over a reload: <bdi>{props.names.join(', ')}</bdi>.{' '}
      <Link to={props.to} onClick={props.onClick} className="font-semibold text-link">
        Attach again
      </Link>
    </p>
  );
