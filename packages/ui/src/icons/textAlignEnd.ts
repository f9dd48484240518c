// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `text-align-end` */
export const textAlignEndIcon = 'M21 5H3M21 12H9M21 19H7'
