/** A draft begins a moment after a guest's last word, and is there soon after; later than that nobody knows that one will come. */
export const DRAFT_LATE_SECONDS = 120
