import { FileText, Film } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UploadRule } from '../../../content/types';
import { isPicture } from '../../../lib/files';
import { formatBytes } from '../../../services/files';
import { Icon } from '../../ui/icon';
import { fileKey, goneRemark, remarkOn } from './upload-remarks';

const loadPictures = () => import('../../../lib/small-picture');

const iconOf = ({ type }: File) => (type.startsWith('video/') ? Film : FileText);

const FileThumbnail = ({ file }: { file: File }) => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!isPicture(file)) return;
    let url: string | null = null;
    let isShown = true;
    const show = (picture: Blob) => {
      if (!isShown) return;
      url = URL.createObjectURL(picture);
      setAddress(url);
    };
    loadPictures()
      .then(({ thumbnailOf }) => thumbnailOf(file))
      .then(show, () => {});
    return () => {
      isShown = false;
      setAddress(null);
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [file]);
  return (
    <div className="grid size-16 shrink-0 place-items-center overflow-hidden border border-line bg-ground">
      {address === null ? (
        <Icon icon={iconOf(file)} className="text-fg-quiet" />
      ) : (
        <img src={address} alt="" className="size-full object-cover" onError={() => setAddress(null)} />
      )}
    </div>
  );
};

/** 'DOCX': the ending in capitals. Without one it may be a folder. */
const kindOf = ({ name, type }: File) =>
  (name.includes('.') ? name.split('.').at(-1) : type.split('/').at(-1))?.toUpperCase() || 'Folder';

/** How many characters at the end of a long name, with the extension, stay visible to distinguish it. */
const tailLength = 12;

/** A file's name. A long one is on one line, shortened in the middle where there is no room. */
const FileName = ({ name }: { name: string }) => {
  const letters = [...name];
  const tail = letters.length > 2 * tailLength ? letters.slice(-tailLength).join('') : '';
  return (
    <bdi translate="no" title={name} className="flex min-w-0">
      <span className={tail ? 'truncate whitespace-pre' : 'wrap-anywhere'}>
        {name.slice(0, name.length - tail.length)}
      </span>
      {tail && <span className="whitespace-pre">{tail}</span>}
    </bdi>
  );
};

export const UploadList = (props: {
  id: string;
  files: readonly File[];
  gone: readonly File[];
  rule: UploadRule;
  onRemove: (index: number) => void;
}) => (
  <ul className="grid grid-cols-1">
    {props.files.map((file, index) => {
      const remark = props.gone.includes(file) ? goneRemark : remarkOn(props.files, index, props.rule);
      return (
        <li key={fileKey(file)} className="flex items-center gap-4 border-line border-b py-3">
          <FileThumbnail file={file} />
          <div className="wrap-anywhere min-w-0 grow">
            <p className="font-semibold">
              <FileName name={file.name} />
            </p>
            <p className="figures text-fg-quiet text-sm">{`${formatBytes(file.size)} · ${kindOf(file)}`}</p>
            {remark && <p className="border-sun border-l-4 pl-2 text-sm">{remark}</p>}
          </div>
          <button
            type="button"
            id={`${props.id}-remove-${index}`}
            onClick={() => props.onRemove(index)}
            className="min-h-9 shrink-0 px-2 font-semibold text-link text-sm"
          >
            Remove <span className="sr-only">{file.name}</span>
          </button>
        </li>
      );
    })}
  </ul>
);
