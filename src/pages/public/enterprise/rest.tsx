import { Closing } from '../../../components/layout/closing';
import { Later } from '../../../components/layout/later';
import { enterprisePage } from '../../../content/enterprise';
import { Control } from './control';
import { Offers } from './offers';
import { Steps } from './steps';

export { Figures } from './figures';

const { closing } = enterprisePage;

export const Content = () => (
  <>
    <Offers />
    <Later>
      <Control />
      <Steps />
      <Closing seed="enterprise" title={closing.title} text={closing.text} actions={[closing.contact]} />
    </Later>
  </>
);
