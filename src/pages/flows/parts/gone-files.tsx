import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button';

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
