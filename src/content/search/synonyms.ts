/**
 * Other words for what the site says. Whoever types one of `also` finds what is titled with one of `words`. The index holds
 * them, so that their beginnings and typing errors are found as well.
 */
export type Synonyms = { words: readonly string[]; also: readonly string[] };

export const synonyms: readonly Synonyms[] = [
  { words: ['price', 'pricing'], also: ['cost', 'much', 'cheap', 'fee', 'rate', 'charge', 'expensive', 'affordable'] },
  {
    words: ['cheaper', 'prepay'],
    also: ['discount', 'save', 'saving', 'annual', 'quarterly', 'yearly', 'deal', 'ahead'],
  },
  {
    words: ['cancel', 'canceling', 'notice'],
    also: ['quit', 'stop', 'terminate', 'end', 'leave', 'unsubscribe', 'notice', 'cancellation', 'cancelling'],
  },
  { words: ['billed', 'billing', 'payment'], also: ['bill', 'invoice', 'invoicing', 'charge', 'pay', 'paid', 'money'] },
  {
    words: ['contact'],
    also: ['quote', 'estimate', 'reach', 'talk', 'write', 'message', 'consultation', 'meeting', 'hello'],
  },
  { words: ['phone'], also: ['telephone', 'call', 'mobile', 'number', 'ring', 'tel'] },
  { words: ['email'], also: ['mail', 'write', 'message'] },
  { words: ['studio'], also: ['address', 'office', 'location', 'map', 'directions', 'where', 'headquarters', 'visit'] },
  {
    words: ['hours', 'reach'],
    also: ['open', 'opening', 'time', 'availability', 'weekend', 'support', 'helpdesk', 'when'],
  },
  { words: ['faq', 'questions', 'answers'], also: ['help', 'support', 'question', 'ask', 'answer', 'faqs'] },
  { words: ['work'], also: ['portfolio', 'case', 'project', 'example', 'client', 'reference', 'showcase'] },
  {
    words: ['owns', 'ownership'],
    also: ['copyright', 'rights', 'license', 'source', 'files', 'belong', 'intellectual', 'property', 'ip'],
  },
  {
    words: ['revision', 'revisions', 'like'],
    also: [
      'change',
      'changes',
      'correction',
      'edit',
      'unhappy',
      'refund',
      'guarantee',
      'satisfaction',
      'feedback',
      'rework',
    ],
  },
  { words: ['trial'], also: ['free', 'try', 'test', 'gratis'] },
  { words: ['minimum'], also: ['commitment', 'contract', 'lock', 'term', 'duration'] },
  {
    words: ['fast', 'turnaround', 'soon'],
    also: ['quick', 'speed', 'delivery', 'deadline', 'urgent', 'rush', 'long', 'turnaround', 'time'],
  },
  { words: ['begin'], also: ['start', 'onboarding', 'kickoff', 'onboard'] },
  { words: ['logo'], also: ['mark', 'emblem', 'icon', 'wordmark', 'symbol'] },
  { words: ['brand', 'branding'], also: ['identity', 'logo', 'naming', 'rebrand', 'rebranding', 'corporate'] },
  {
    words: ['web', 'site', 'website'],
    also: ['website', 'webpage', 'homepage', 'internet', 'online', 'wordpress', 'webshop'],
  },
  { words: ['mobile'], also: ['app', 'ios', 'android', 'iphone', 'smartphone', 'phone', 'tablet'] },
  {
    words: ['video', 'motion', 'film'],
    also: ['movie', 'clip', 'animation', 'footage', 'animated', 'youtube', 'trailer'],
  },
  { words: ['search', 'seo'], also: ['seo', 'google', 'ranking', 'sem', 'optimization'] },
  {
    words: ['digital marketing'],
    also: ['seo', 'ads', 'advertising', 'google', 'facebook', 'instagram', 'social', 'ppc', 'sem'],
  },
  {
    words: ['ai'],
    also: [
      'artificial',
      'intelligence',
      'chatbot',
      'chatgpt',
      'gpt',
      'llm',
      'machine',
      'learning',
      'ml',
      'bot',
      'agents',
      'automation',
      'copilot',
    ],
  },
  {
    words: ['web3', 'blockchain'],
    also: ['crypto', 'cryptocurrency', 'nft', 'token', 'bitcoin', 'ethereum', 'wallet', 'defi'],
  },
  {
    words: ['cloud'],
    also: ['aws', 'azure', 'hosting', 'server', 'devops', 'kubernetes', 'infrastructure', 'migration'],
  },
  {
    words: ['cybersecurity'],
    also: ['security', 'hacker', 'hacking', 'pentest', 'breach', 'safe', 'secure', 'firewall', 'phishing'],
  },
  {
    words: ['data', 'analytics'],
    also: ['dashboard', 'report', 'reporting', 'statistics', 'metrics', 'bi', 'kpi', 'tracking'],
  },
  {
    words: ['ui', 'ux'],
    also: ['interface', 'usability', 'user', 'experience', 'wireframe', 'prototype', 'screen', 'ui/ux'],
  },
  {
    words: ['creative', 'illustration', 'artwork'],
    also: ['art', 'drawing', 'graphic', 'graphics', 'illustrator', 'picture', 'image'],
  },
  {
    words: ['copywriting', 'content'],
    also: ['copy', 'text', 'writing', 'writer', 'blog', 'article', 'editorial', 'newsletter', 'post'],
  },
  { words: ['presentation'], also: ['deck', 'slides', 'powerpoint', 'pitch', 'keynote'] },
  { words: ['marketing'], also: ['campaign', 'promotion', 'advertising', 'advertisement', 'publicity'] },
  { words: ['growth'], also: ['conversion', 'cro', 'experiment', 'ab', 'retention', 'sales', 'leads'] },
  {
    words: ['user research', 'market analysis', 'research'],
    also: ['survey', 'interview', 'study', 'studies', 'focus'],
  },
  { words: ['competitive'], also: ['competitor', 'competition', 'rival', 'benchmark'] },
  { words: ['banking', 'finance'], also: ['bank', 'fintech', 'financial', 'money', 'insurance', 'loan'] },
  { words: ['automotive', 'motorcycles'], also: ['car', 'vehicle', 'bike', 'motorbike', 'electric', 'ev'] },
  { words: ['aerospace', 'defense'], also: ['aviation', 'plane', 'space', 'aircraft', 'military', 'defence'] },
  { words: ['consumer goods'], also: ['retail', 'shop', 'fmcg', 'ecommerce', 'store', 'cpg'] },
  {
    words: ['communications', 'media'],
    also: ['telecom', 'broadcast', 'streaming', 'publisher', 'tv', 'entertainment'],
  },
  { words: ['chemicals'], also: ['chemistry', 'laboratory', 'pharma', 'plant', 'lab'] },
  { words: ['capital markets'], also: ['trading', 'broker', 'stock', 'exchange', 'investment', 'hedge'] },
  { words: ['terms'], also: ['tos', 'agreement', 'contract', 'conditions', 'legal', 'rules', 'law'] },
  { words: ['privacy'], also: ['gdpr', 'ccpa', 'data', 'protection', 'personal', 'tracking', 'legal', 'dsgvo'] },
  { words: ['cookies'], also: ['cookie', 'consent', 'gdpr', 'storage', 'local', 'browser', 'tracking', 'banner'] },
  {
    words: ['enterprise'],
    also: ['corporate', 'company', 'large', 'big', 'organization', 'organisation', 'corporation'],
  },
  { words: ['press'], also: ['media', 'journalist', 'news', 'kit', 'boilerplate', 'pr'] },
  { words: ['team', 'dedicated'], also: ['hire', 'staff', 'people', 'freelancer', 'designers', 'developers'] },
  { words: ['credits'], also: ['credit', 'token', 'balance', 'points', 'voucher', 'coins'] },
  { words: ['log in'], also: ['login', 'signin', 'sign', 'account', 'enter', 'logon'] },
  { words: ['create an account'], also: ['signup', 'sign', 'register', 'registration', 'join', 'account', 'new'] },
  { words: ['forgotten password'], also: ['password', 'reset', 'forgot', 'lost', 'recover'] },
  { words: ['log out'], also: ['logout', 'signout', 'sign', 'leave', 'exit', 'logoff'] },
  {
    words: ['history', 'receipt'],
    also: ['order', 'transaction', 'invoice', 'receipt', 'purchase', 'statement', 'past'],
  },
  { words: ['purchase', 'buy'], also: ['buy', 'purchase', 'order', 'top', 'pay', 'get'] },
  {
    words: ['checkout'],
    also: ['order', 'buy', 'cart', 'basket', 'pay', 'discount', 'coupon', 'promo', 'voucher', 'code'],
  },
  { words: ['technology', 'stack'], also: ['tech', 'tools', 'framework', 'language', 'software', 'programming'] },
  {
    words: ['cover build'],
    also: ['house', 'home', 'construction', 'building', 'architecture', 'backyard', 'real', 'estate'],
  },
  { words: ['bellabeat'], also: ['health', 'fitness', 'jewelry', 'women', 'tracker', 'sleep'] },
  { words: ['trillerfest'], also: ['music', 'concert', 'event', 'festival', 'entertainment'] },
  { words: ['myle tap'], also: ['wearable', 'gadget', 'assistant', 'voice'] },
  { words: ['unikoin gold'], also: ['betting', 'esports', 'gaming', 'game', 'ico'] },
];
