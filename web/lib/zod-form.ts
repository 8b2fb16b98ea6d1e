import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'

// The content security policy forbids compiled code, so zod must not try to make any.
z.config({ jitless: true })

export { zodResolver }
