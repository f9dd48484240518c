// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `underline` */
export const underlineIcon = 'M6 4v6a6 6 0 0 0 12 0V4M4 20h16'
