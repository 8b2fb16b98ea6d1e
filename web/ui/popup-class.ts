/** What floats looks the same everywhere: one surface, one shadow. */
export const popupClass =
  'origin-(--transform-origin) rounded-card bg-surface text-ink shadow-float outline-none transition-[opacity,transform] duration-[120ms] data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0'
