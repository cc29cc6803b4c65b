/**
 * Everything about the agency that a deployer would change: name, addresses, external links. Each is read here only, from a
 * `VITE_…` variable that the README documents. The defaults work without configuration.
 */
import { href } from '../../paths';

const env = import.meta.env;

/** A Google Calendar event, prefilled, that invites the agency. */
const calendarLink = (title: string, minutes: number, guest: string) =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    details: `A ${minutes}-minute video call with Tessera. Pick a time that suits you and send the invitation.`,
    add: guest,
  })}`;

const supportEmail = env.VITE_SUPPORT_EMAIL || 'hello@tessera.example';
const salesEmail = env.VITE_SALES_EMAIL || 'sales@tessera.example';
const phone = env.VITE_PHONE || '+1 (415) 555-0142';

const postal = {
  street: '548 Market Street, Suite 200',
  locality: 'San Francisco',
  region: 'CA',
  postalCode: '94104',
  country: 'US',
};

export const site = {
  name: 'Tessera',
  tagline: 'AI-enhanced creative and engineering agency',
  /** Origin, without a slash at the end: canonical links, sitemap, social cards. */
  url: (env.VITE_SITE_URL || 'https://tessera.example').replace(/\/$/, ''),
  supportEmail,
  salesEmail,
  phone,
  phoneHref: `tel:${phone.replace(/[^+\d]/g, '')}`,
  address: [
    'Tessera Studio',
    postal.street,
    `${postal.locality}, ${postal.region} ${postal.postalCode}`,
    'United States',
  ],
  postal,
  /** The studio's hours, on the contact page. */
  officeHours: ['Mon-Fri 9:00 AM-6:00 PM PST', 'Weekend closed'],
  /** When support answers, on the FAQ page; `inOfficeTime` is the same in the time zone of the studio. */
  supportHours: { text: 'Mon-Fri 9am-5pm EST', inOfficeTime: '6am-2pm PST' },
  /** Addresses for logging in and signing up, which may be external; by default the site's own pages. */
  authLoginUrl: env.VITE_AUTH_LOGIN_URL || href('login'),
  authSignupUrl: env.VITE_AUTH_SIGNUP_URL || href('signup'),
  /** Two different calendars: a sales consultation and the Instant Site design meeting. */
  consultationUrl: env.VITE_CONSULTATION_URL || calendarLink('Consultation with Tessera', 30, salesEmail),
  designMeetingUrl: env.VITE_DESIGN_MEETING_URL || calendarLink('Design meeting with Tessera', 15, supportEmail),
  /** Unlocks the test mode of the Instant Site order; compared without regard to case or surrounding spaces. */
  instantSiteTestCode: env.VITE_INSTANT_SITE_TEST_CODE || 'TESSERATEST',
  social: {
    instagram: env.VITE_SOCIAL_INSTAGRAM || 'https://example.com/tessera/instagram',
    x: env.VITE_SOCIAL_X || 'https://example.com/tessera/x',
    linkedin: env.VITE_SOCIAL_LINKEDIN || 'https://example.com/tessera/linkedin',
    youtube: env.VITE_SOCIAL_YOUTUBE || 'https://example.com/tessera/youtube',
  },
  partners: {
    fractionalExecutives: env.VITE_PARTNER_EXECUTIVES_URL || 'https://example.com/fractional-executives',
    aiCloud: env.VITE_PARTNER_AI_CLOUD_URL || 'https://example.com/ai-cloud',
    digitalExperience: env.VITE_PARTNER_DIGITAL_EXPERIENCE_URL || 'https://example.com/digital-experience',
  },
} as const;
