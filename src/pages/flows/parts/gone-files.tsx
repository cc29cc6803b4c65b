import { type MouseEventHandler, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { useGoneFiles } from '../../../components/form/upload/upload-remarks';
import { Button } from '../../../components/ui/button';
import { TextLink } from '../../../components/ui/link';
import { moveFocusWhenRemoved } from '../../../lib/focus';

const goneFilesId = 'gone-files';

type Props = {
  files: readonly File[];
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
        <TextLink to={to(file)} aria-describedby={id} className="font-semibold">
          Attach again
        </TextLink>
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
export const LostFiles = (props: { names: readonly string[]; to: string; onClick?: MouseEventHandler }) =>
  props.names.length > 0 && (
    <p className="wrap-anywhere border-sun border-l-8 bg-ground-raised p-4">
      Files do not survive a reload. No longer attached: <bdi translate="no">{props.names.join(', ')}</bdi>.{' '}
      <TextLink to={props.to} onClick={props.onClick} className="font-semibold">
        Attach again
      </TextLink>
    </p>
  );

/** Keeps a form from being sent with files that are gone, until the customer has chosen. @param fields lists of files */
export const useSendableFiles = <Values extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Values>,
  fields: readonly FieldPath<Values>[],
  filesOf: () => readonly File[],
) => {
  const { gone, find } = useGoneFiles(filesOf());
  const [wasRefused, setWasRefused] = useState(false);
  return {
    files: gone,
    /** Looks at the files again. @returns whether all of them can be sent; if not, the notice gets the focus */
    check: async (): Promise<boolean> => {
      const isRefused = (await find(filesOf())).length > 0;
      flushSync(() => setWasRefused(isRefused));
      if (isRefused) document.getElementById(goneFilesId)?.focus();
      return !isRefused;
    },
    /** Takes a file out. After the last one the form is sent, if it was refused because of them. */
    onLeaveOut: (file: File, form: HTMLFormElement | null): void => {
      moveFocusWhenRemoved();
      for (const field of fields) {
        const kept = getValues(field).filter((other: File) => other !== file);
        setValue(field, kept as PathValue<Values, typeof field>);
      }
      void find(filesOf());
      if (wasRefused && gone.length === 1) form?.requestSubmit();
    },
  };
};
