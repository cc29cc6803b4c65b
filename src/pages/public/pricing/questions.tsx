import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/ui/icon';
import { pricingPage } from '../../../content/public/pricing-page';

const { questions } = pricingPage;

/** Links to the questions of the FAQ page about pricing. */
export const PricingQuestions = () => (
  <section aria-labelledby="questions" className="page-grid grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
    <div className="grid content-start gap-4 lg:col-span-4">
      <h2 id="questions" className="text-heading">
        {questions.heading}
      </h2>
      <p>
        <Link to={questions.all.href} className="text-link font-semibold">
          {questions.all.label}
        </Link>
      </p>
    </div>
    <ul className="border-b lg:col-span-8">
      {questions.items.map(({ text, href }) => (
        <li key={href} className="border-t">
          <Link to={href} className="group flex items-center justify-between gap-6 py-5 text-lead">
            <span className="group-hover:underline group-hover:underline-offset-4">{text}</span>
            <Icon icon={ArrowRight} className="transition-transform duration-200 group-hover:translate-x-1" />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
