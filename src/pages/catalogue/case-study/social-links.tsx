import { newTab } from '../../../components/ui/new-tab';
import type { CaseStudy, SocialLink } from '../../../content/types';

const names: Readonly<Record<SocialLink['platform'], string>> = {
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  website: 'Website',
};

type Props = { title: string; socialLinks: CaseStudy['socialLinks'] };

/** Links to the client's social profiles. */
export const SocialLinks = ({ title, socialLinks: { links, totalFollowers } }: Props) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
    <ul aria-label={`${title} elsewhere`} className="flex flex-wrap gap-x-6 gap-y-2">
      {links.map(({ platform, url }) => (
        <li key={platform}>
          <a
            translate={platform === 'website' ? undefined : 'no'}
            href={url}
            {...newTab}
            className="text-link inline-block min-h-6 min-w-6"
          >
            {names[platform]}
          </a>
        </li>
      ))}
    </ul>
    {totalFollowers && <p className="figures text-fg-quiet">{`${totalFollowers} followers`}</p>}
  </div>
);
