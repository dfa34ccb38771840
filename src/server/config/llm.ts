import { ConfigError, type Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';

/** A server with a language model, which is asked as OpenAI's is. */
export interface LlmConfig {
  /** Without a slash at the end, such as https://api.openai.com/v1. */
  baseUrl: string;
  model: string;
  /** Servers on one's own machine often take none. */
  apiKey?: string;
  /** How often it is asked in a day, for everybody together. */
  dailyCalls: number;
}

/**
 * @returns undefined where none is set; then the assistant answers by itself
 * @throws ConfigError when the model is missing, or what people write would be sent unencrypted
 */
export function llmConfig(vars: Environment): LlmConfig | undefined {
  const { LLM_BASE_URL: url, LLM_API_KEY: apiKey, LLM_MODEL: model, LLM_DAILY_CALLS: dailyCalls } = vars;
  if (!url) {
    const [extra] = (['LLM_MODEL', 'LLM_API_KEY'] as const).filter((name) => vars[name] !== undefined);
    if (extra) throw new ConfigError(`LLM_BASE_URL: is missing, though ${extra} is set`);
    return undefined;
  }
  if (!model) throw new ConfigError('LLM_MODEL: is missing, though LLM_BASE_URL is set');
  const { protocol, hostname, username } = new URL(url);
  if (protocol !== 'https:' && !isLoopback(hostname)) {
    throw new ConfigError('LLM_BASE_URL: must be https, since what people write is sent there');
  }
  if (username) throw new ConfigError('LLM_BASE_URL: must have no name or password; the key is LLM_API_KEY');
  return { baseUrl: url.replace(/\/+$/, ''), model, dailyCalls, ...(apiKey && { apiKey }) };
}
