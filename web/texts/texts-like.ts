/** What a second language has to say: the same texts under the same names, the same parameters where they are made of some. */
export type TextsLike<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => R extends string ? string : R
    : { readonly [K in keyof T]: TextsLike<T[K]> }
