export const landingTexts = { faq: { questions: [] as { question: string; answer: string }[] } };
