// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `text-align-justify` */
export const textAlignJustifyIcon = 'M3 5h18M3 12h18M3 19h18'
