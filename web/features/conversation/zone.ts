import { createContext, useContext } from 'react'

/** The zone of the house that a conversation is about: its times are told as clocks there show them. */
export const ZoneContext = createContext<string | undefined>(undefined)
export const useZone = (): string | undefined => useContext(ZoneContext)
