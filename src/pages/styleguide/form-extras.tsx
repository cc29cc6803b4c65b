import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CardFields } from '../../components/form/card/card-fields';
import { DraftQuestion } from '../../components/form/draft/draft-question';
import { DraftStatus } from '../../components/form/draft/draft-status';
import { QuantityStepper } from '../../components/form/quantity-stepper';
import { TextField } from '../../components/form/text-field';
import { UploadField } from '../../components/form/upload/upload-field';
import { Specimen } from './section';

const statuses = ['saved', 'restored', 'failed'] as const;
const noDraft = { until: null, rival: null, takeNewer: () => {}, keepThese: () => {} };
const rivals = [{ kind: 'newer', at: '2026-11-25T10:00:00.000Z' }, { kind: 'removed' }] as const;
const rule = { accept: ['.png', '.pdf', '.mp4'], limit: 3 };
const single = { accept: ['.svg'], single: true };

/** A PNG of one vermilion pixel, for the list of chosen files. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP478UgAwAFAgFcVvYLxQAAAABJRU5ErkJggg==';
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

const file = (name: string, type: string, content: BlobPart = 'specimen') =>
  new File([content], name, { type, lastModified: 0 });
const files = [
  file('front.png', 'image/png', bytesOf(pixel)),
  file('price-list.pdf', 'application/pdf'),
  file('notes.docx', ''),
  file('tour.mp4', 'video/mp4'),
  file('a-fourth-file-with-quite-a-long-name-as-cameras-give-them.png', 'image/png'),
];
const logos = [file('logo-old.svg', 'text/plain'), file('logo.svg', 'text/plain')];

/** Parts of a long form besides its fields: draft status, remarks, chosen files, quantity. */
export const FormExtras = ({ ground }: { ground: 'paper' | 'ink' }) => {
  const name = (field: string) => `${ground}-${field}`;
  const [quantity, setQuantity] = useState(1);
  const form = useForm<Record<string, unknown>>({
    defaultValues: {
      [name('odd-number')]: '4242 4242 4242 4241',
      [name('odd-expiry')]: '01/20',
      [name('chosen')]: files,
      [name('logo')]: logos,
    },
  });
  const part = (id: string, label: string) => ({ name: name(id), label });
  return (
    <form className="grid grid-cols-1 gap-10" onSubmit={(event) => event.preventDefault()}>
      <Specimen title="Draft: saved, restored, failed, changed in another tab">
        {statuses.map((status) => (
          <DraftStatus key={status} asksForCard draft={{ ...noDraft, status, clearForm: () => form.reset() }} />
        ))}
        {rivals.map((rival) => (
          <DraftStatus
            key={rival.kind}
            Question={DraftQuestion}
            draft={{ ...noDraft, status: 'saved', rival, clearForm: () => form.reset() }}
          />
        ))}
      </Specimen>
      <Specimen title="Card with remarks">
        <div className="grid max-w-xl gap-5">
          <TextField form={form} {...part('holder', 'Name on card')} autoComplete="cc-name" spellCheck={false} />
          <CardFields
            form={form}
            names={{ number: name('odd-number'), expiry: name('odd-expiry'), code: name('code') }}
            labels={{ expiry: 'Expiry MM/YY', code: 'CVC' }}
          />
        </div>
      </Specimen>
      <Specimen title="Chosen files: several, and one in place of another">
        <div className="grid gap-6 sm:grid-cols-2">
          <UploadField form={form} {...part('chosen', 'Media')} rule={rule} />
          <UploadField form={form} {...part('logo', 'Logo')} rule={single} />
        </div>
      </Specimen>
      <Specimen title="Quantity: at its least, at its most">
        <div className="flex flex-wrap gap-10">
          <QuantityStepper quantity={quantity} max={99} onChange={setQuantity} />
          <QuantityStepper quantity={99} max={99} onChange={setQuantity} />
        </div>
      </Specimen>
    </form>
  );
};
