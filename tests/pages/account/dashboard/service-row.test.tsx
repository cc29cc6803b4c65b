import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { creditServices } from '../../../../src/content/catalogue/credits';
import { CreditServiceRow } from '../../../../src/pages/account/dashboard/service-row';
import { AllPrices } from '../../../../src/pages/public/pricing/all-prices';

const expectIncluded = (part: HTMLElement, details: readonly string[]) => {
  const closed = part.querySelector('details');
  expect(closed).not.toHaveAttribute('open');
  expect(closed?.querySelector('summary')).toHaveTextContent(/^What's included$/);
  expect([...(closed?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual(details);
};

it.each(creditServices)('the row of $name says what is included, affordable or not', (service) => {
  for (const missing of [0, 50]) {
    const { container, unmount } = render(<CreditServiceRow service={service} credits={service.credits - missing} />, {
      wrapper: MemoryRouter,
    });
    expectIncluded(container, service.details);
    expect(screen.queryAllByText('Insufficient Credits')).toHaveLength(missing && 1);
    expect(screen.queryByText(/needed/)).toBeNull();
    expect(screen.queryAllByRole('link')).toHaveLength(missing ? 0 : 1);
    expect(screen.getAllByText(`${service.credits} credits`)).toHaveLength(1);
    unmount();
  }
});

it('the table of every price says it in the row of each service that credits buy', () => {
  render(<AllPrices />, { wrapper: MemoryRouter });
  for (const { name, credits, details } of creditServices) {
    const row = screen.getByRole('row', { name: new RegExp(`^${name} ${credits} credits`) });
    expectIncluded(row, details);
    expect(within(row).getByRole('link', { name: 'Redeem' })).toBeVisible();
  }
});
