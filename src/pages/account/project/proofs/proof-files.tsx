import { useRunAction } from '../../../../components/feedback/run-action';
import { drawPng } from '../../../../components/proofs/draw-png';
import { type DrawnFile, drawingsOf, lettersLacking, pngSizes, readmeOf } from '../../../../components/proofs/files';
import { ProofStage } from '../../../../components/proofs/proof-stage';
import { Button } from '../../../../components/ui/button';
import { PrintButton } from '../../../../components/ui/print-button';
import { TitledSection } from '../../../../components/ui/titled-section';
import type { DrawnService } from '../../../../content/account/drawn-services';
import { proofFileTexts } from '../../../../content/account/proofs';
import { downloadStarted } from '../../../../content/format/started-download';
import { downloadFile } from '../../../../lib/copy-and-download';
import { fileBase } from '../../../../proofs/file-names';
import type { DrawnProof } from '../../../../proofs/items';
import { useZipDownload } from '../use-zip-download';

type Props = { service: DrawnService; item: DrawnProof; number: string };

const svgFile = ({ name, svg }: DrawnFile) => [`${name}.svg`, new Blob([svg], { type: 'image/svg+xml' })] as const;

/** The files that were delivered, drawn from the approved proof when they are asked for. */
export const ProofFiles = ({ service, item, number }: Props) => {
  const base = fileBase(item.letters, number);
  const drawings = drawingsOf(service, item, base);
  const lacking = lettersLacking(item);
  const { download, isBusy, message, setMessage } = useZipDownload(async () => {
    const files: Record<string, Blob | string> = Object.fromEntries(drawings.map(svgFile));
    let isWhole = true;
    for (const { name, svg } of drawings)
      for (const size of pngSizes)
        try {
          files[`${name}-${size}.png`] = await drawPng(svg, size);
        } catch {
          isWhole = false;
        }
    files['README.txt'] = readmeOf(item, drawings, number);
    return { name: `${base}.zip`, files, ...(!isWhole && { remark: proofFileTexts.noPng }) };
  });
  const start = (name: string, content: Blob) => {
    downloadFile(name, content);
    setMessage(downloadStarted(name));
  };
  const [png] = useRunAction(async ({ drawing, size }: { drawing: DrawnFile; size: number }) => {
    try {
      start(`${drawing.name}-${size}.png`, await drawPng(drawing.svg, size));
    } catch {
      setMessage(proofFileTexts.noPng);
    }
  });
  return (
    <TitledSection id="files" title={proofFileTexts.title} className="grid gap-5">
      <ProofStage item={item} isKit={service === 'branding-kit'} />
      {service !== 'custom-artwork' && lacking.length > 0 && (
        <p className="max-w-measure">
          <span>{proofFileTexts.lacking}</span>{' '}
          <bdi translate="no" className="font-semibold">
            {lacking.join(' ')}
          </bdi>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button tone="primary" isBusy={isBusy} onClick={() => download()}>
          {proofFileTexts.all}
        </Button>
        {service === 'branding-kit' && <PrintButton>{proofFileTexts.print}</PrintButton>}
        <p role="status" className="wrap-anywhere text-sm">
          {message}
        </p>
      </div>
      <ul className="border-b print:hidden">
        {drawings.map((drawing) => (
          <li
            key={drawing.name}
            className="grid gap-x-6 gap-y-2 border-t py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <p className="grid min-w-0">
              <span>{drawing.label.charAt(0).toUpperCase() + drawing.label.slice(1)}</span>
              <bdi translate="no" className="wrap-anywhere text-fg-quiet text-sm">
                {drawing.name}
              </bdi>
            </p>
            <p className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => start(...svgFile(drawing))}>
                <span>SVG</span>
                <span className="sr-only">{`, ${drawing.label}`}</span>
              </Button>
              {pngSizes.map((size) => (
                <Button key={size} size="small" onClick={() => png({ drawing, size })}>
                  <span>{`PNG ${size}`}</span>
                  <span className="sr-only">{`, ${drawing.label}`}</span>
                </Button>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
};
