// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `text-quote` */
export const textQuoteIcon = 'M17 5H3M21 12H8M21 19H8M3 12v7'
