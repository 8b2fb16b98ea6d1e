import type { ReactNode } from 'react'

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 72"
      className="h-18 w-24 text-muted opacity-80"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export const EnvelopeDrawing = () => (
  <Drawing>
    <path d="M16 20h64v38H16z" />
    <path d="m16 22 32 22 32-22M16 58l22-20M80 58 58 38" />
    <path d="M66 10c3 2 3 5 0 7M73 7c5 3 5 9 0 12" opacity=".6" />
  </Drawing>
)

export const KeyDrawing = () => (
  <Drawing>
    <circle cx="28" cy="36" r="13" />
    <circle cx="24" cy="36" r="3.5" />
    <path d="M41 36h38M70 36v10M78 36v7M60 36v6" />
    <path d="M28 49v6l8 8h14l4-5-4-5h-9l-5-5" opacity=".6" />
  </Drawing>
)

export const BellDrawing = () => (
  <Drawing>
    <path d="M20 54h56M24 54c0-16 10-27 24-27s24 11 24 27" />
    <path d="M48 27v-6M42 21h12M14 60h68" />
    <path d="M36 38c-3 3-5 6-6 10M70 20l4-4M26 20l-4-4" opacity=".6" />
  </Drawing>
)

export const DoorDrawing = () => (
  <Drawing>
    <path d="M30 62V18a18 18 0 0 1 36 0v44M20 62h56" />
    <path d="M48 0v62M30 26h36M42 40v6M54 40v6" />
    <path d="M74 62c0-7 2-10 5-13 3 3 5 6 5 13" opacity=".6" />
  </Drawing>
)
