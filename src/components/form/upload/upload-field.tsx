import { type ChangeEvent, type DragEvent, type RefObject, useRef, useState } from 'react';
import { type FieldValues, type PathValue, useController } from 'react-hook-form';
import type { UploadRule } from '../../../content/types';
import { useListener } from '../../../hooks/use-listener';
import { classNames } from '../../../lib/class-names';
import { allEndings } from '../../../lib/files';
import { Announced } from '../../ui/announced';
import { FieldNotes, type FieldProps, requiredMark, useField } from '../field';
import { UploadList } from './upload-list';
import { addFiles, typeNames, useGoneFiles } from './upload-remarks';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

const isFileField = (element: Element | null) => element instanceof HTMLInputElement && element.type === 'file';

/** Takes files that are dropped on an element, or pasted while it has the focus. @returns whether files are over it, and its handlers */
const useFileDrop = (zone: RefObject<HTMLElement | null>, take: (files: File[]) => void) => {
  const [isOver, setIsOver] = useState(false);

  useListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // In Chromium, a paste may be an event of what is selected. The focus decides, so that only one field takes the file.
    const active = document.activeElement;
    const place = isFileField(active) ? active : event.target;
    if (files.length === 0 || !(place instanceof Node) || !zone.current?.contains(place)) return;
    event.preventDefault();
    take(files);
  });

  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      setIsOver(true);
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      setIsOver(false);
      event.preventDefault();
      take([...event.dataTransfer.files]);
    },
  };
  return [isOver, handlers] as const;
};

type Props = {
  rule: UploadRule;
  /** Names of files that a reload has removed (`lostFiles` of a draft), because a browser does not keep them. */
  attachAgain?: readonly string[];
};

const noFiles: readonly File[] = [];
const toFiles = (value: unknown): readonly File[] => (Array.isArray(value) ? value : noFiles);

/** Its value is a `File[]` with every listed file; `describeFiles` leaves out those of a type that is not accepted. */
export const UploadField = <Values extends FieldValues>(props: FieldProps<Values> & Props) => {
  const { frame, control, own } = useField<Values, Props>(props);
  const { id, label, hint, error, required, className } = frame;
  const { rule, attachAgain = [] } = own;
  const { field } = useController({ control: props.form.control, name: props.name });
  const files = toFiles(field.value);
  const [announced, setAnnounced] = useState({ news: '', length: 0 });
  const zone = useRef<HTMLDivElement>(null);
  const { gone } = useGoneFiles(files);

  const setFiles = (next: readonly File[], news: string) => {
    setAnnounced({ news, length: next.length });
    field.onChange(next as PathValue<Values, typeof props.name>);
  };
  const take = (added: File[]) => {
    // A file that is attached again replaces the one that is gone, or empty.
    const isReplaced = (file: File) =>
      (gone.includes(file) || file.size === 0) && added.some(({ name }) => name === file.name);
    const result = addFiles(
      files.filter((file) => !isReplaced(file)),
      added,
      rule,
    );
    setFiles(result.files, result.news);
  };
  const [isOver, dropHandlers] = useFileDrop(zone, take);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])]);
    // An input with the same value fires no change event, so a removed file could not be chosen again.
    target.value = '';
  };
  const remove = (index: number) => {
    const next = files.filter((_, other) => other !== index);
    setFiles(next, 'Removed 1 file.');
    // Focus moves to the next file's button, or to the field if the list is empty.
    const focused = document.getElementById(`${id}-remove-${index + 1}`) ? `${id}-remove-${index}` : id;
    requestAnimationFrame(() => document.getElementById(focused)?.focus());
  };

  const pronoun = rule.single ? 'it' : 'them';

  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label id={`${id}-label`} htmlFor={id} className={classNames('font-semibold', required && requiredMark)}>
        {label}
      </label>
      <div
        ref={zone}
        {...dropHandlers}
        className={classNames(
          'relative border border-dashed px-5 py-6 has-focus-visible:outline-3 has-focus-visible:outline-fg has-focus-visible:outline-offset-3',
          isOver ? 'on-bright border-fg bg-sun' : 'border-line-strong bg-ground-raised',
        )}
      >
        <input
          {...control}
          type="file"
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          onChange={choose}
          multiple={!rule.single}
          accept={allEndings(rule.accept).join(',')}
          aria-labelledby={`${id}-label ${id}-action`}
          aria-describedby={classNames(`${id}-how`, control['aria-describedby'])}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <span
          id={`${id}-action`}
          className="inline-flex min-h-11 items-center border border-fg px-5 py-2 font-semibold text-base leading-tight"
        >
          {rule.single ? 'Choose a file' : 'Choose files'}
        </span>
        <p id={`${id}-how`} className="mt-3 text-sm">
          {`${typeNames(rule.accept)}. You can also drop ${pronoun} here, or paste ${pronoun}.`}
        </p>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
      <p role="status" className="wrap-anywhere text-sm">
        {/* Not shown after 'Clear form', which empties the list. */}
        <Announced cause={announced}>{announced.length === files.length ? announced.news : ''}</Announced>
      </p>
      {attachAgain.length > 0 && (
        <p className="border-sun wrap-anywhere border-l-4 pl-3 text-sm">
          Files do not survive a reload. Please attach again: <bdi translate="no">{attachAgain.join(', ')}</bdi>
        </p>
      )}
      {files.length > 0 && <UploadList id={id} files={files} gone={gone} rule={rule} onRemove={remove} />}
    </div>
  );
};
