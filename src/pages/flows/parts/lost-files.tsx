import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';

/** A notice beside the submit button about files that were attached before a reload and are missing now. It blocks nothing. */
export const LostFiles = (props: {
  names: readonly string[];
  /** Address of the upload field. */
  to: string;
  onClick?: MouseEventHandler;
}) =>
  props.names.length > 0 && (
    <p className="wrap-anywhere border-sun border-l-8 bg-ground-raised p-4">
      Files do not survive a reload. No longer attached: <bdi translate="no">{props.names.join(', ')}</bdi>.{' '}
      <Link to={props.to} onClick={props.onClick} className="font-semibold text-link">
        Attach again
      </Link>
    </p>
  );
