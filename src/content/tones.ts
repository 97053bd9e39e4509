/** The colours of badges and of sections of the operator card. A colour is named after its meaning. */
export const TONES = ['success', 'info', 'warning', 'danger', 'neutral'] as const;
