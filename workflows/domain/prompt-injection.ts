import { fold } from './fold-text.ts'

/** Guests write to a host. Who writes to a machine wants something else. */
const PATTERNS = [
  /\b(?:ignor|disregard|forget|dimentic|vergiss|oubli|olvid)\p{L}*\W+(?:\p{L}+\W+){0,4}(?:instruction|istruzion|regol|prompt|anweisung|regel|instruccion|consigne|rule)/u,
  /\b(?:system|developer)\s*(?:prompt|message|instruction)|\bprompt\s+di\s+sistema|\bsystemprompt|\bprompt\s+(?:del\s+)?sistema|\bprompt\s+systeme/u,
  /\b(?:you are|you're|act|behave) (?:now |as )?(?:an? )?(?:ai\b|assistant|chatbot|language model|dan\b|jailb)/u,
  /\b(?:sei|du bist|tu es|vous etes|eres) (?:ora |adesso |jetzt |maintenant |ahora )?(?:un |una |ein |eine |une )?(?:ai|ia|ki|intelligenza artificiale|assistente|chatbot|assistant|asistente|bot)\b/u,
  /<\/?\s*(?:system|assistant|instructions?|guest_message|im_start|tool)|\[\/?inst\]|<\|/u,
  /"(?:confidence|needsreply|risks|claims|reply)"\s*:|\bconfidence\s*[:=]\s*(?:10|9)\b/u,
  /\b(?:as an ai|jailbreak|prompt injection|base64)\b|\{\{/u,
]

/** True when a guest's text speaks to the assistant instead of the host: it is then never answered automatically. */
export function isPromptInjection(text: string): boolean {
  const folded = fold(text)
  return PATTERNS.some((pattern) => pattern.test(folded))
}
