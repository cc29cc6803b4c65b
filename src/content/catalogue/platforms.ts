/** Names in the logo grids of the home page and on the technology page. */
export type Platform<Id extends string = string> = { id: Id; name: string };

export const modelProviders = [
  { id: 'openai', name: 'OpenAI' },
  { id: 'anthropic', name: 'Anthropic' },
  { id: 'google-gemini', name: 'Google Gemini' },
  { id: 'meta', name: 'Meta' },
  { id: 'mistral-ai', name: 'Mistral AI' },
  { id: 'hugging-face', name: 'Hugging Face' },
] as const satisfies readonly Platform[];

export const cloudPlatforms = [
  { id: 'aws', name: 'AWS' },
  { id: 'google-cloud', name: 'Google Cloud' },
  { id: 'microsoft-azure', name: 'Microsoft Azure' },
  { id: 'nvidia', name: 'NVIDIA' },
  { id: 'cloudflare', name: 'Cloudflare' },
  { id: 'snowflake', name: 'Snowflake' },
] as const satisfies readonly Platform[];
