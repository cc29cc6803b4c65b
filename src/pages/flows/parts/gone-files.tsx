import type { MouseEventHandler } from 'react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGoneFiles } from '../../../components/form/upload/use-gone-files';
import { Button } from '../../../components/ui/button';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';

/** The notice has the focus after an attempt to send the form. */
export const goneFilesId = 'gone-files';

type Props = {
  files: readonly File[];
  /** Address of the field that a file was attached in. */
  to: (file: File) => string;
  onLeaveOut: (file: File, form: HTMLFormElement | null) => void;
};

const GoneFile = ({ file, to, onLeaveOut }: { file: File } & Pick<Props, 'to' | 'onLeaveOut'>) => {
  const id = useId();
  return (
    <li className="wrap-anywhere border-sun border-l-8 bg-ground-raised p-4">
      <p id={id}>
        <bdi translate="no">{file.name}</bdi> <span>has changed or is gone</span>
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-4">
        <Link to={to(file)} aria-describedby={id} className="font-semibold text-link">
          Attach again
        </Link>
        <Button
          size="small"
          aria-describedby={id}
          onClick={({ currentTarget }) => onLeaveOut(file, currentTarget.form)}
        >
          Send without it
        </Button>
      </p>
    </li>
  );
};

/** A notice in a form that names the files that cannot be sent, because they have changed or are gone since they were attached. */
export const GoneFiles = ({ files, ...actions }: Props) =>
  files.length > 0 && (
    <ul id={goneFilesId} tabIndex={-1} aria-label="Files that cannot be sent">
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
        <GoneFile key={index} file={file} {...actions} />
      ))}
    </ul>
  );

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

/**
 * Keeps a form from being sent with files that have changed or are gone since they were attached, until the customer has chosen.
 * It looks at them when it is mounted, and when `check` is called.
 * @param filesOf gives the files that would be sent now
 * @param remove takes a file out of the form
 */
export const useSendableFiles = (filesOf: () => readonly File[], remove: (file: File) => void) => {
  const [found, find, forget] = useGoneFiles();
  /** How often the form was refused since it was last sent. */
  const [refusals, setRefusals] = useState(0);
  const look = useEffectEvent(() => find(filesOf()));
  useEffect(() => void look(), []);
  useEffect(() => {
    if (refusals > 0) document.getElementById(goneFilesId)?.focus();
  }, [refusals]);
  const gone = found.filter((file) => filesOf().includes(file));
  return {
    /** Those that were found. */
    files: gone,
    /** Looks at the files again. @returns whether all of them can be sent; if not, the notice gets the focus */
    check: async (): Promise<boolean> => {
      const isRefused = (await find(filesOf())).length > 0;
      setRefusals((count) => (isRefused ? count + 1 : 0));
      return !isRefused;
    },
    /** Takes a file out. After the last one the form is sent, if it was refused because of them. */
    onLeaveOut: (file: File, form: HTMLFormElement | null): void => {
      moveFocusWhenRemoved();
      remove(file);
      forget(file);
      if (refusals > 0 && gone.length === 1) form?.requestSubmit();
    },
  };
};
