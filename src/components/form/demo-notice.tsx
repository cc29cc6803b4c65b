import { Button } from '../ui/button';

const remarks = {
  answers: '; what you write stays in this browser.',
  password: '; any password works.',
  card: ', and no card number is kept.',
  'password and card': '; any password works, and no card number is kept.',
};

export const DemoNotice = ({ asksFor, onFill }: { asksFor: keyof typeof remarks; onFill: () => void }) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-sun border-l-8 bg-ground-raised p-4">
    <p className="grow basis-64">
      <strong>This is a demo.</strong> Nothing is charged or sent
      <span>{remarks[asksFor]}</span>
    </p>
    <Button size="small" onClick={onFill}>
      Fill in sample data
    </Button>
  </div>
);
