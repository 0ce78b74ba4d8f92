import { BUILT_IN_CLASSIC, type TemplateConfig } from '#contract/template-configs';
import { CLASSIC_TEMPLATE } from '#cv/builtInTemplates';
import { sampleCvFor } from '#cv/sampleCv';
import { toCvContent } from '#cv/toCvContent';
import type { CandidatesService } from '#server/features/candidates/candidatesService';
import type { TemplateConfigsService } from '#server/features/templateConfigs/templateConfigsService';
import type { TemplatesService } from '#server/features/templates/templatesService';
import { AppError } from '#server/plugins/errors';
import { createCvPrinter } from './cvPrinter.ts';
import { TEXTS } from './texts.ts';

interface Dependencies {
  candidates: CandidatesService;
  templates: TemplatesService;
  templateConfigs: TemplateConfigsService;
  printPdf: (html: string) => Promise<Uint8Array>;
}

interface PrintedCv {
  fileName: string;
  pdf: Uint8Array;
}

/** The printed CV (spec 2 §2, CV generation dialog; decisions §6). */
export const createCvService = ({ candidates, templates, templateConfigs, printPdf }: Dependencies) => {
  const print = createCvPrinter(printPdf);

  /** The Handlebars of a configuration. One deleted meanwhile is the built-in classic, as for the configurations that keep no template. */
  const templateOf = async (companyId: string, { templateId }: TemplateConfig): Promise<string> => {
    const template = templateId === BUILT_IN_CLASSIC ? null : await templates.find(companyId, templateId);
    if (!template) return CLASSIC_TEMPLATE.handlebarsTemplate;
    if (template.templateType !== 'cv') throw new AppError('conflict', { message: TEXTS.notACv });
    return template.handlebarsTemplate;
  };

  /** Named by ids alone: a file name says nothing of an anonymous candidate. */
  const generate = async (companyId: string, candidateId: string, configId: string): Promise<PrintedCv> => {
    const [candidate, config] = await Promise.all([candidates.get(companyId, candidateId), templateConfigs.get(companyId, configId)]);
    if (candidate.status !== 'analyzed')
      throw new AppError('conflict', { message: candidate.status === 'ai_analyzing' ? TEXTS.analyzing : TEXTS.notAnalyzed });
    const template = await templateOf(companyId, config);
    const pdf = await print({ template, config: config.config, content: toCvContent(candidate, config.config) });
    return { fileName: `cv-${candidateId}-${configId}.pdf`, pdf };
  };

  /** 'Télécharger PDF' of a configuration's preview: the sample, made by the same renderer (decisions §6). */
  const sample = async (companyId: string, configId: string): Promise<PrintedCv> => {
    const config = await templateConfigs.get(companyId, configId);
    const template = await templateOf(companyId, config);
    return { fileName: 'cv-exemple.pdf', pdf: await print({ template, config: config.config, content: sampleCvFor(config.config) }) };
  };

  return { generate, sample };
};
export type CvService = ReturnType<typeof createCvService>;
