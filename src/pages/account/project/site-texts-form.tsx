import { useDeferredValue, useMemo, useState } from 'react';
import { useRunAction } from '../../../components/feedback/run-action';
import { useDelivered } from '../../../components/sketch/delivered-site';
import { noFiles, type SketchFiles } from '../../../components/sketch/kept-files';
import { SketchSite } from '../../../components/sketch/site/sketch-site';
import { useFileAddresses } from '../../../components/sketch/use-file-addresses';
import { Button } from '../../../components/ui/button';
import { siteTexts } from '../../../content/account/delivered-site';
import { readTyped, writeTyped } from '../../../services/drafts/typed-texts';
import { textsIn, type WholeTexts } from '../../../services/projects/site-answers';
import type { SiteTexts } from '../../../storage/project-events';
import type { Submission } from '../../../storage/schema';
import { ActField, type ProjectProps } from './act-form';

const { fields } = siteTexts;
type Name = keyof typeof fields;
type Texts = Readonly<Record<Name, string>>;

/** Names of the fields, and which page each one is seen on. */
const names = Object.keys(fields) as Name[];
const pageOf = { home: 0, page2: 1, page3: 2 } as const;
const isPageText = (name: Name): name is keyof typeof pageOf => name in pageOf;

const flat = ({ pageContent, ...texts }: WholeTexts): Texts => ({ ...texts, ...pageContent });

const nested = ({ home, page2, page3, ...texts }: Texts): WholeTexts => ({
  ...texts,
  pageContent: { home, page2, page3 },
});

const typedOver = (saved: Texts, typed: Partial<Texts>): Partial<Texts> =>
  Object.fromEntries(Object.entries(typed).filter(([name, text]) => text !== Reflect.get(saved, name)));

/** The changed answers alone. */
const changesOf = (before: WholeTexts, after: WholeTexts): SiteTexts =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
    ),
  );

/**
 * The texts of a site as they are typed, over those saved last, perhaps in another tab.
 * @returns `unsaved`: the answers that differ, none or one act; `forget`: call it when they are saved
 */
export const useSiteTexts = (project: string, answers: Submission['answers']) => {
  const before = textsIn(answers);
  const saved = flat(before);
  const [typed, setTyped] = useState<Partial<Texts>>(() => readTyped('texts', project));
  if (names.some((name) => typed[name] === saved[name])) setTyped(typedOver(saved, typed));
  const texts: Texts = { ...saved, ...typed };
  const changes = changesOf(before, nested(texts));
  return {
    texts,
    typed,
    unsaved: Object.keys(changes).length > 0 ? [{ kind: 'texts' as const, answers: changes }] : [],
    change: (name: Name, text: string) => {
      const next = typedOver(saved, { ...typed, [name]: text });
      setTyped(next);
      writeTyped('texts', project, next);
    },
    /** Removes the draft. A text that was typed while the others were being saved stays in its field. */
    forget: () => writeTyped('texts', project, {}),
  };
};

type Props = Pick<ProjectProps, 'act'> & {
  typing: ReturnType<typeof useSiteTexts>;
  answers: Submission['answers'];
  files: SketchFiles | undefined;
  onClose: () => void;
};

/** The texts of a delivered site as fields, and the site beside them, which follows. */
export const SiteTextsForm = ({ typing, act, answers, files, onClose }: Props) => {
  const { texts, typed, unsaved, change, forget } = typing;
  const [page, setPage] = useState(0);
  const [message, setMessage] = useState('');
  const drawn = useDeferredValue(typed);
  const shown = useMemo(() => ({ ...answers, ...nested({ ...flat(textsIn(answers)), ...drawn }) }), [answers, drawn]);
  const { sketch } = useDelivered(shown, files);
  const pictures = useFileAddresses(files ?? noFiles);
  const [save, isBusy] = useRunAction(async () => {
    if (unsaved.length > 0) await act(unsaved);
    forget();
    setMessage(siteTexts.saved);
  });
  return (
    <form
      method="dialog"
      className="grid gap-6 lg:grid-cols-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="grid content-start gap-4">
        <p>{siteTexts.changing}</p>
        {names.map((name) => (
          <ActField
            key={name}
            name={name}
            label={fields[name]}
            value={texts[name]}
            onFocus={() => isPageText(name) && setPage(pageOf[name])}
            onChange={({ target }: { target: { value: string } }) => {
              setMessage('');
              change(name, target.value);
            }}
            {...(name === 'businessName' ? { maxLength: 120 } : { rows: 4 })}
          />
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isBusy={isBusy}>
            {siteTexts.save}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {siteTexts.close}
          </Button>
          <p role="status" className="text-sm">
            {message}
          </p>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="max-h-160 self-start overflow-hidden border border-line-strong lg:sticky lg:top-24"
      >
        <SketchSite
          {...pictures}
          sketch={sketch}
          page={(sketch.pages[page] ?? sketch.pages[0]).id}
          width="small"
          isReal={false}
          onPage={() => {}}
        />
      </div>
    </form>
  );
};
