// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `text-align-start` */
export const textAlignStartIcon = 'M21 5H3M15 12H3M17 19H3'
