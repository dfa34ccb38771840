import { z } from 'zod';
import { chatLimits, chatSenders } from '../chat-limits.ts';
import { ServiceItem } from './catalogue.schemas.ts';

/** Without a letter it is not sent. */
export const ChatRequest = z.object({
  message: z.string('required').trim().min(1, 'required').max(chatLimits.message, 'too_long'),
});

export const ChatResponse = z.object({
  response: z.string().meta({
    description: 'Plain text; each link in it is a path of this site on a line of its own or behind a colon.',
  }),
});

export const ChatSuggestions = z.object({
  suggestions: z.array(z.string()).meta({ description: `At most ${chatLimits.suggestions}.` }),
});

export const ChatMessage = z
  .object({
    id: z.string(),
    text: z.string(),
    sender: z.enum(chatSenders),
    timestamp: z.string(),
    listings: z
      .array(ServiceItem)
      .meta({ description: 'Those that the text names, as they are offered now, for cards.' }),
  })
  .meta({ id: 'ChatMessage' });

export const ChatHistory = z.object({
  messages: z.array(ChatMessage).meta({ description: `The newest ${chatLimits.kept}, the oldest first.` }),
});

export const ChatAnswered = z.object({ message: ChatMessage, answer: ChatMessage });
