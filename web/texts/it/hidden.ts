/** Of characters that hide from who reads a message: loaded with the first of them. */
export const hidden = {
  characters: (n: number) => (n === 1 ? '1 carattere nascosto' : `${n} caratteri nascosti`),
  hint: 'Qui il messaggio contiene caratteri che non si vedono',
} as const
