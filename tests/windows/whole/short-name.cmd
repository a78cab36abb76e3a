@echo %~s1
