/**
 * zod compiles schemas with `new Function` where it can; our content security policy forbids that, and even the try
 * is reported. This is what `z.config({ jitless: true })` sets, told before any schema is made, without loading zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
