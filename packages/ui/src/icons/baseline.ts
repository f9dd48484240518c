// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `baseline` */
export const baselineIcon = 'M4 20h16M6 16l6-12 6 12M8 12h8'
