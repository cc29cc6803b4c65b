import { Button } from '../ui/button';

export const DemoNotice = ({
  asksFor,
  onFill,
}: {
  asksFor: 'answers' | 'password' | 'card' | 'password and card';
  onFill: () => void;
}) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-sun border-l-8 bg-ground-raised p-4">
    <p className="grow basis-64">
      <strong>This is a demo.</strong> Nothing is charged or sent
      <span>
        {asksFor === 'card'
          ? ', and no card number is kept.'
          : asksFor === 'answers'
            ? '; what you write stays in this browser.'
            : asksFor === 'password'
              ? '; any password works.'
              : '; any password works, and no card number is kept.'}
      </span>
    </p>
    <Button size="small" onClick={onFill}>
      Fill in sample data
    </Button>
  </div>
);
