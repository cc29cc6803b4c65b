import { Lines } from '../../../components/ui/lines';
import { NoWrapCompounds } from '../../../components/ui/no-wrap-compounds';
import { TitledSection } from '../../../components/ui/titled-section';
import { studioPage } from '../../../content/public/studio';

const { reach } = studioPage;

export const Reach = () => (
  <TitledSection
    id="reach"
    title={reach.heading}
    titleLook="text-title sm:col-span-2 lg:col-span-12"
    className="page-grid grid gap-x-8 gap-y-10 py-section sm:grid-cols-2 lg:grid-cols-12"
  >
    <div className="border-t border-t-fg pt-5 lg:col-span-3">
      <h3 className="mb-3 text-subheading">{reach.address.heading}</h3>
      <address translate="no" className="not-italic">
        <Lines lines={reach.address.lines} />
      </address>
    </div>
    <div className="border-t border-t-fg pt-5 lg:col-span-4">
      <h3 className="mb-3 text-subheading">{reach.hours.heading}</h3>
      <p className="figures">
        <Lines lines={reach.hours.lines} />
      </p>
      <p className="mt-3 max-w-measure text-fg-quiet">
        <NoWrapCompounds text={reach.hours.support} />
      </p>
    </div>
    <div className="border-t border-t-fg pt-5 sm:max-lg:col-span-2 lg:col-span-5">
      <h3 className="mb-3 text-subheading">{reach.write.heading}</h3>
      <p className="grid justify-items-start gap-2 font-display font-semibold text-heading">
        <a translate="no" href={`mailto:${reach.write.email}`} className="text-link wrap-anywhere">
          {reach.write.email}
        </a>
        <a translate="no" href={reach.write.phoneHref} className="figures text-link">
          <NoWrapCompounds text={reach.write.phone} />
        </a>
      </p>
    </div>
  </TitledSection>
);
