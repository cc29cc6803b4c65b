import { Closing } from '../../components/layout/closing';
import { Later } from '../../components/layout/later';
import { Rest } from '../../components/layout/rest';
import { enterprisePage } from '../../content/enterprise';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';
import { Control } from './enterprise/control';
import { EnterpriseHero } from './enterprise/enterprise-hero';
import { Offers } from './enterprise/offers';
import { Steps } from './enterprise/steps';

export const handle = fixedPage(pageMeta.enterprise);

const { closing, contact } = enterprisePage;

export const Component = () => (
  <>
    <EnterpriseHero />
    <Rest>
      <Offers />
      <Later>
        <Control />
        <Steps />
        <Closing seed="enterprise" title={closing.title} text={closing.text} actions={[contact]} />
      </Later>
    </Rest>
  </>
);
