import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ForgotPasswordPage, LoginPage, RegisterPage, ResetPasswordPage, SimpleRegisterPage } from '#features/account';
import { AnalyticsPage } from '#features/analytics';
import { CandidatePage, CandidatesPage } from '#features/candidates';
import { OnboardingPage } from '#features/company';
import { ConversationsPage } from '#features/conversations';
import { DashboardPage } from '#features/dashboard';
import { JobEditPage, JobPage, JobsPage } from '#features/jobs';
import { PlacementPage, PlacementsPage } from '#features/placements';
import { QuestionsPage } from '#features/questions';
import { SettingsPage } from '#features/settings';
import {
  TemplateConfigCreatePage,
  TemplateConfigEditPage,
  TemplateConfigPreviewPage,
  TemplateConfigsPage,
} from '#features/template-configs';
import {
  LatestTemplatePage,
  TemplateCreatePage,
  TemplateEditPage,
  TemplateListPage,
  TemplatePreviewPage,
  TemplateRedirect,
  TemplatesPage,
} from '#features/templates';
import { paths } from '#lib/paths';
import { Spinner } from '#ui/Spinner';
import { AuthFree } from './guards/AuthFree.tsx';
import { OnboardingGuard } from './guards/OnboardingGuard.tsx';
import { RequireCompany } from './guards/RequireCompany.tsx';
import { RequireSession } from './guards/RequireSession.tsx';
import { AppShell } from './layout/AppShell.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The route table (spec 1 §2); public pages are documents of their own: inside the application `/` leads to the dashboard. */
export const AppRoutes = () => (
  <Suspense fallback={<Spinner />}>
    <Routes>
      <Route path={paths.home} element={<Navigate to={paths.dashboard} replace />} />
      <Route element={<AuthFree />}>
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.register} element={<RegisterPage />} />
        <Route path={paths.registerSimple} element={<SimpleRegisterPage />} />
      </Route>
      <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
      <Route element={<RequireSession />}>
        <Route element={<OnboardingGuard />}>
          <Route path={paths.onboarding} element={<OnboardingPage />} />
        </Route>
        <Route element={<RequireCompany />}>
          <Route element={<AppShell />}>
            <Route path={paths.dashboard} element={<DashboardPage />} />
            <Route path={paths.analytics} element={<AnalyticsPage />} />
            <Route path={paths.candidates} element={<CandidatesPage />} />
            <Route path={paths.candidate(':id')} element={<CandidatePage />} />
            <Route path={paths.jobs} element={<JobsPage />} />
            <Route path={paths.job(':id')} element={<JobPage />} />
            <Route path={paths.jobEdit(':id')} element={<JobEditPage />} />
            <Route path={paths.placements} element={<PlacementsPage />} />
            <Route path={paths.placement(':id')} element={<PlacementPage />} />
            <Route path={paths.placementQuestions(':placementId')} element={<QuestionsPage />} />
            <Route path={paths.settings} element={<SettingsPage />} />
            <Route path={`${paths.conversations}/:conversationId?`} element={<ConversationsPage />} />
            <Route path={paths.templates} element={<TemplatesPage />} />
            <Route path={paths.templateList} element={<TemplateListPage />} />
            <Route path={paths.templateCreate} element={<TemplateCreatePage />} />
            <Route path={paths.latestTemplate} element={<LatestTemplatePage />} />
            <Route path={paths.template(':id')} element={<TemplateRedirect />} />
            <Route path={paths.templateEdit(':id')} element={<TemplateEditPage />} />
            <Route path={paths.templatePreview(':id')} element={<TemplatePreviewPage />} />
            <Route path={paths.templateConfigs} element={<TemplateConfigsPage />} />
            <Route path={paths.templateConfigCreate} element={<TemplateConfigCreatePage />} />
            <Route path={paths.templateConfigEdit(':id')} element={<TemplateConfigEditPage />} />
            <Route path={paths.templateConfigPreview(':id')} element={<TemplateConfigPreviewPage />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </Suspense>
);
